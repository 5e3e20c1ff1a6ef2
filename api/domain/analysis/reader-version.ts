/**
 * The version of the chart reader. Raised by one with every change after which some pictures are read differently, so that people may have
 * pictures that an older one read be read again.
 */
export const READER_VERSION = 17;
