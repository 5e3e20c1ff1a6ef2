/** SVG to PNG, without a browser. */
import sharp from 'sharp';

/** Width, height and the PNG file of an SVG drawing. */
export async function renderSvg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { limitInputPixels: 40_000_000 })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
