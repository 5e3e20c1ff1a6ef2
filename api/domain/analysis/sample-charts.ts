/** SHA-256 of the sample charts that the product offers to newcomers, each of its file without metadata. */
export const SAMPLE_CHARTS: Readonly<Record<'rising' | 'falling' | 'sideways', string>> = {
  rising: 'c0d7c93b6ffa982e9bb5ebdd866de35744a62c9865d42c47b70adc14fcf8b8ec',
  falling: 'dbf4d226bc07ca2a810394247490b034d776eb60e4bf023608bc72d871d20c53',
  sideways: '4e65646d613be0e9fe0cc64b6aac3f3dad020230f8b0cd1bddc4efa489fe35b7',
};

/** Their hashes, for queries that leave them out. */
export const SAMPLE_HASHES: readonly string[] = Object.values(SAMPLE_CHARTS);

/** Whether a picture is one of ours: it costs nothing, seals no plan and says nothing of a market. */
export const isSampleChart = (pictureSha256: string): boolean => SAMPLE_HASHES.includes(pictureSha256);
