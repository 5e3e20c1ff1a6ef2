import { buildAnalysisJson } from '../../testing/build-analysis-json.ts';
import { sharePainting } from './share-painting.ts';

describe('the preview of a share link', () => {
  it('says prices as the result does: two decimals at least, thousands apart', () => {
    const analysis = buildAnalysisJson({ last_price: { value: 64250, sigma: 3 } });
    expect(sharePainting('BTCUSDT', analysis, 0).figures).toContain('Last price 64,250.00');
  });
});
