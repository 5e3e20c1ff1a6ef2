import patterns from '../../../api/domain/shared-with-web/pattern-figures.json' with { type: 'json' };
import { accuracyReport } from '../../../api/domain/shared-with-web/accuracy-report.ts';
import figures from '../../../chart-reader/bench/figures.json' with { type: 'json' };
import extremes from '../../../api/domain/shared-with-web/extreme-figures.json' with { type: 'json' };
import mirrored from '../../../api/domain/shared-with-web/mirror-figures.json' with { type: 'json' };
import range from '../../../api/domain/shared-with-web/range-figures.json' with { type: 'json' };

/** What the figures files say of the product's accuracy; they are read when the web is built. */
export const accuracyParts = accuracyReport(figures, patterns, range, extremes, mirrored);
