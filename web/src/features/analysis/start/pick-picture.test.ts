import { NOT_A_PICTURE } from './messages.ts';
import { pastedPicture, pickPicture } from './pick-picture.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });
const [one, two] = [file('one.png', 'image/png'), file('two.png', 'image/png')];

describe('picking a picture', () => {
  it('[V-160] takes only the first of several files', () => {
    expect(pickPicture([one, two])).toEqual({ file: one });
    expect(pickPicture([])).toBeNull();
    expect(pickPicture(null)).toBeNull();
  });

  it('takes pictures only, and does not go on to the next file', () => {
    expect(pickPicture([file('notes.txt', 'text/plain'), two])).toEqual({
      failure: { message: NOT_A_PICTURE, details: [] },
    });
  });

  it('says how large a picture is that is too large', () => {
    const large = file('large.png', 'image/png');
    Object.defineProperty(large, 'size', { value: 15 * 1024 * 1024 });
    expect(pickPicture([large])).toMatchObject({ failure: { message: expect.stringContaining('15.0 MB') } });
  });

  it('finds a pasted picture among other things', () => {
    const clipboard = { files: [file('text', 'text/html'), two] } as unknown as DataTransfer;
    expect(pastedPicture(clipboard)).toBe(two);
    expect(pastedPicture(null)).toBeNull();
  });
});
