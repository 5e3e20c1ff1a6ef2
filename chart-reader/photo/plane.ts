/** Brightness of a picture, row by row. */
export interface Plane {
  width: number;
  height: number;
  luma: ArrayLike<number>;
}
