/** Said of a result where the picture is analyzed and where the result is shown. */
export const NO_RESULT = 'Failed to load analysis result.';
export const NOTHING_CHARGED = 'Nothing was charged for this chart.';
