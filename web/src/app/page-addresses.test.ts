import { menuAddresses, webAddresses } from '../../../api/domain/shared-with-web/web-addresses.ts';
import { paths } from '../lib/paths.ts';
import { CONSOLES } from './consoles/sections.ts';
import { pageTable } from './page-table.ts';
import { menuPages } from './pages.ts';

describe('[W-260] the addresses that the server knows', () => {
  it('are those of the table of pages, the landing and the consoles', () => {
    const consoles = Object.values(CONSOLES).flatMap(({ path }) => [path, `${path}/*`]);
    const all = [paths.home, ...pageTable.map(({ path }) => path), ...consoles];
    expect([...webAddresses].toSorted()).toEqual(all.toSorted());
  });

  it('name the pages of the menu', () => {
    expect(menuAddresses).toEqual(menuPages.map(({ url }) => url));
  });
});
