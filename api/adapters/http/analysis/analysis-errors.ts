/** Status, title and text of the failures of the analysis context, for the error table. */
export const analysisErrors = {
  'analysis.empty_file': { status: 422, title: 'Empty file', text: 'The file is empty.' },
  'analysis.file_too_large': {
    status: 413,
    title: 'File too large',
    text: 'The file is larger than 10 MiB. Please send a smaller screenshot.',
  },
  'analysis.too_many_pixels': {
    status: 413,
    title: 'Too many pixels',
    text: 'The screenshot has more than 40 megapixels. Please send a smaller one.',
  },
  'analysis.unsupported_picture': {
    status: 415,
    title: 'Not a supported image file',
    text: 'The file is not a PNG, JPEG or WebP image.',
  },
  'analysis.animated_picture': {
    status: 422,
    title: 'Animated image',
    text: 'The file is animated. Please send a still screenshot.',
  },
  'analysis.damaged_picture': {
    status: 422,
    title: 'Damaged screenshot',
    text: 'The screenshot is damaged or incomplete. Please save it again and send the new file.',
  },
  'analysis.malformed_data_url': {
    status: 400,
    title: 'Malformed data URL',
    text: 'The screenshot must be a data URL of an image in base64.',
  },
  'analysis.invalid_hints': {
    status: 422,
    title: 'Hints that cannot be right',
    text: 'What was set by hand cannot be right. Please correct the marked fields.',
  },
  'analysis.reminder_time': {
    status: 422,
    title: 'No time to be reminded at',
    text: 'The reminder needs another time. Please correct the marked field.',
  },
  'analysis.picture_missing': {
    status: 422,
    title: 'No screenshot',
    text: 'Please upload a chart image first.',
  },
  'analysis.foreign_image_url': {
    status: 422,
    title: 'Foreign address of a screenshot',
    text: 'The address in image_url must be one that an upload returned; screenshots of other places are never fetched.',
  },
  'analysis.file_not_found': {
    status: 404,
    title: 'No such screenshot',
    text: 'There is no such screenshot.',
  },
  'analysis.not_found': { status: 404, title: 'No such analysis', text: 'There is no such analysis.' },
  'analysis.outside_window': {
    status: 403,
    title: 'Older than your history',
    text: 'This analysis is older than the history of your plan. It is stored, and you will see it again after an upgrade.',
  },
  'analysis.no_reading': {
    status: 404,
    title: 'No series',
    text: 'This analysis is not completed, so there is no series.',
  },
  'analysis.no_picture': {
    status: 404,
    title: 'No screenshot',
    text: 'The screenshot of this analysis was not stored.',
  },
  'analysis.no_plan': {
    status: 409,
    title: 'Nothing to grade',
    text: 'This analysis proposes no trade, so there is nothing to grade.',
  },
  'analysis.reader_unchanged': {
    status: 409,
    title: 'Read by this reader',
    text: 'The reader has not changed since this picture was read, so there is nothing new to read.',
  },
  'analysis.follow_up_refused': {
    status: 422,
    title: 'Chart not read',
    text: 'The later screenshot could not be read.',
  },
  'analysis.follow_up_unaligned': {
    status: 422,
    title: 'Not the same chart',
    text: 'The later screenshot does not continue the chart of this analysis.',
  },
  'analysis.busy': {
    status: 503,
    title: 'Busy',
    text: 'Many charts are being read right now. Please try again in a moment.',
  },
  'analysis.storage_unavailable': {
    status: 503,
    title: 'Storage unavailable',
    text: 'Pictures cannot be stored or fetched right now. Please try again.',
  },
  'analysis.address_expired': {
    status: 401,
    title: 'Address expired',
    text: 'This address is not valid, or no longer valid. Please sign in.',
  },
  'analysis.no_symbol': {
    status: 422,
    title: 'Not a symbol',
    text: 'A symbol needs a letter or a digit, such as BTCUSDT.',
  },
  'analysis.watchlist_full': {
    status: 409,
    title: 'Watch list full',
    text: 'Your watch list holds 50 symbols. Take one off before you add another.',
  },
  'analysis.shares_full': {
    status: 409,
    title: 'Too many share links',
    text: 'This analysis has 10 share links that work. Revoke one before you make another.',
  },
  'analysis.share_not_found': {
    status: 404,
    title: 'Link not found',
    text: 'This link does not work. It may have expired, or its owner has revoked it.',
  },
  'analysis.refused': { status: 422, title: 'Chart not read', text: 'The chart could not be read.' },
} as const;
