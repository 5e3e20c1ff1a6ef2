import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { picturesOfFolder } from './pictures.ts';

let folder = '';
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-set-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));

const put = async (name: string, content: string): Promise<void> => {
  await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await fs.writeFile(path.join(folder, name), content);
};

async function namesIn(): Promise<string[]> {
  const names: string[] = [];
  for await (const picture of picturesOfFolder('set', folder))
    names.push(path.relative(folder, picture.name));
  return names;
}

describe('a set of pictures in a folder', () => {
  it('has pictures beside their truth, or in a folder of their own', async () => {
    await put('a/one.json', JSON.stringify({ image: 'one.png', is_chart: false }));
    await put('a/one.png', '1');
    await put('b/truth/two.json', JSON.stringify({ image: 'two.png', is_chart: true, axis: {} }));
    await put('b/images/two.png', '2');
    await put('b/other.json', '[]');
    expect(await namesIn()).toEqual(['a/one.png', 'b/images/two.png']);
  });

  it('is an error, in words, when it has no truth', async () => {
    await put('picture.png', '1');
    await expect(namesIn()).rejects.toThrow(/no truth files: none was found under/);
  });
});
