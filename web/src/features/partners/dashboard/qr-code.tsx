import { encode, renderSVG } from 'uqr';
import { Download } from 'lucide-react';
import { saveAs } from '../../../lib/save-as.ts';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/plain-button.tsx';

const OPTIONS = { ecc: 'M', border: 2 } as const;

/** The dark squares as one path, in units of a square. */
function pathOf(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** A link to point a phone at, black on white in any theme, and to download for print. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, OPTIONS);
  const download = (): void => {
    const svg = renderSVG(text, { ...OPTIONS, pixelSize: 16 });
    saveAs(new Blob([svg], { type: 'image/svg+xml' }), `wickwise-${name}-qr.svg`);
  };
  return (
    <Stack gap="2" align="center">
      <chakra.svg
        role="img"
        aria-label={`QR code of ${text}`}
        viewBox={`0 0 ${size} ${size}`}
        width="9rem"
        height="9rem"
        bg="white"
        borderWidth="1px"
        borderRadius="control"
        shapeRendering="crispEdges"
      >
        <path d={pathOf(data)} fill="black" />
      </chakra.svg>
      <Button size="sm" variant="quiet" icon={Download} onClick={download}>
        Download QR code
      </Button>
    </Stack>
  );
}
