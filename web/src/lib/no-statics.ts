/** Stands for hoist-non-react-statics, which emotion brings along for a wrapper that nothing here uses. */
export default function noStatics<T>(target: T): T {
  return target;
}
