import a01 from './avatars/01.webp';
import a02 from './avatars/02.webp';
import a03 from './avatars/03.webp';
import a04 from './avatars/04.webp';
import a05 from './avatars/05.webp';
import a06 from './avatars/06.webp';
import a07 from './avatars/07.webp';
import a08 from './avatars/08.webp';
import a09 from './avatars/09.webp';
import a10 from './avatars/10.webp';
import a11 from './avatars/11.webp';
import a12 from './avatars/12.webp';
import a13 from './avatars/13.webp';
import a14 from './avatars/14.webp';
import a15 from './avatars/15.webp';
import a16 from './avatars/16.webp';
import a17 from './avatars/17.webp';
import a18 from './avatars/18.webp';
import a19 from './avatars/19.webp';
import a20 from './avatars/20.webp';

/** Drawn portraits of invented people, one for each sample review, in their order. */
export const avatars: readonly string[] = [
  a01,
  a02,
  a03,
  a04,
  a05,
  a06,
  a07,
  a08,
  a09,
  a10,
  a11,
  a12,
  a13,
  a14,
  a15,
  a16,
  a17,
  a18,
  a19,
  a20,
];
