/** A hash that only holders of the installation's secret can compute, for keys that should not tell whom they mean. */
export interface KeyedHash {
  /** 32 bytes. `purpose` keeps the hashes of one use apart from those of another. */
  of(purpose: string, text: string): Buffer;
}
