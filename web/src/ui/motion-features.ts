/** Loaded after the first paint: a page that does not move needs none of it. */
export { domAnimation as default } from 'framer-motion';
