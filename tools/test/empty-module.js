/** Stands for style sheets and pictures, which a test of behaviour does not need. */
export default 'a-file';
