import { NOT_A_PICTURE } from './messages.ts';
import { pickPictures } from './pick-picture.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });
const [one, two] = [file('one.png', 'image/png'), file('two.png', 'image/png')];

describe('picking pictures', () => {
  it('takes one by itself and several as a list, whatever they are', () => {
    expect(pickPictures([one])).toEqual({ file: one });
    const notes = file('notes.txt', 'text/plain');
    expect(pickPictures([one, notes, two])).toEqual({ files: [one, notes, two] });
    expect(pickPictures([])).toBeNull();
    expect(pickPictures(null)).toBeNull();
  });

  it('takes pictures only', () => {
    expect(pickPictures([file('notes.txt', 'text/plain')])).toEqual({
      failure: { message: NOT_A_PICTURE, details: [] },
    });
  });

  it('says how large a picture is that is too large', () => {
    const large = file('large.png', 'image/png');
    Object.defineProperty(large, 'size', { value: 15 * 1024 * 1024 });
    expect(pickPictures([large])).toMatchObject({ failure: { message: expect.stringContaining('15.0 MB') } });
  });
});
