import { pageOfPath, pathOf, paths, samePage } from './paths.ts';

type Page = { url: string };
const pages: [Page, ...Page[]] = [{ url: '/dashboard' }, { url: '/chart-analysis' }, { url: '/history' }];

describe('the path helper', () => {
  it('[V-019] lowercases a page name, replaces spaces by hyphens and puts a slash in front', () => {
    expect(pathOf('Chart Analysis')).toBe('/chart-analysis');
    expect(pathOf('Dashboard')).toBe('/dashboard');
    expect(pathOf('  Admin   Dashboard ')).toBe('/admin-dashboard');
    expect(paths.chartAnalysis).toBe('/chart-analysis');
  });

  it('[V-018] takes the page from the last segment, whatever its case, and the first page by default', () => {
    expect(pageOfPath('/HISTORY', pages).url).toBe('/history');
    expect(pageOfPath('/x/History', pages).url).toBe('/history');
    expect(pageOfPath('/nowhere', pages).url).toBe('/dashboard');
    expect(pageOfPath('/', pages).url).toBe('/dashboard');
  });

  it('[V-031] compares paths without hyphens', () => {
    expect(pageOfPath('/chartanalysis', pages).url).toBe('/chart-analysis');
    expect(samePage('/chart-analysis', '/ChartAnalysis/')).toBe(true);
    expect(samePage('/chart-analysis', '/history')).toBe(false);
  });
});
