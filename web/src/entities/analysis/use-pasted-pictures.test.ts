import { pastedPictures } from './use-pasted-pictures.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });

it('finds all pasted pictures among other things', () => {
  const [one, two] = [file('one.png', 'image/png'), file('two.png', 'image/png')];
  const clipboard = { files: [file('text', 'text/html'), one, two] } as unknown as DataTransfer;
  expect(pastedPictures(clipboard)).toEqual([one, two]);
  expect(pastedPictures(null)).toEqual([]);
});
