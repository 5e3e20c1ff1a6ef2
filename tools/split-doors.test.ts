import { doorOf, importsOfParts, partCode } from '../web/scripts/split-doors.ts';

const door = `
import { useQuery } from '@tanstack/react-query';
import { getUser as ask, useLogIn } from './generated.ts';
export { upload as send } from './upload.ts';
const [LISTS] = key();
function key() { return ['/users']; }
export const useUser = () => useQuery({ queryKey: LISTS, queryFn: ask });
export function useSignIn() { return useLogIn(); }
`;

const found = doorOf(door);
if (!found) throw new Error('The door is not read');

describe('splitting the doors to the api', () => {
  it('gives a part what it names, and nothing of its neighbours', () => {
    expect(partCode(found, '/api/users.ts', 'useUser').split('\n')).toEqual([
      'import { useQuery as useQuery } from "@tanstack/react-query";',
      'import { LISTS } from "/api/users.ts?part=LISTS";',
      'import { getUser as ask } from "./generated.ts";',
      'export const useUser = () => useQuery({ queryKey: LISTS, queryFn: ask });',
    ]);
    expect(partCode(found, '/api/users.ts', 'LISTS')).toContain(
      'import { key } from "/api/users.ts?part=key";',
    );
  });

  it('turns an import of a door into imports of its parts, and follows what it passes on', () => {
    const find = (file: string) => (file === '/web/api/users.ts' ? found : null);
    const code = `import { useUser, useSignIn as signIn, send } from '../api/users.ts';\nimport { other } from './other.ts';`;
    expect(importsOfParts(code, '/web/page/page.tsx', find).split('\n')).toEqual([
      'import { useUser as useUser } from "/web/api/users.ts?part=useUser";',
      'import { useSignIn as signIn } from "/web/api/users.ts?part=useSignIn";',
      'import { upload as send } from "/web/api/upload.ts";',
      `import { other } from './other.ts';`,
    ]);
  });

  it('leaves a module whole that keeps something that changes, or does something when it is loaded', () => {
    expect(doorOf('let open = false; export const isOpen = () => open;')).toBeNull();
    expect(doorOf(`export const a = 1; document.title = 'a';`)).toBeNull();
    expect(doorOf('export default 1;')).toBeNull();
  });
});
