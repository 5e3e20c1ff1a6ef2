import { renderSVG } from 'uqr';
import { Download } from 'lucide-react';
import { saveAs } from '../../../lib/save-as.ts';
import { Stack } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { QR_OPTIONS, QrPicture } from '../../../ui/qr-picture.tsx';

/** A link to point a phone at, black on white in any theme, and to download for print. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const download = (): void => {
    const svg = renderSVG(text, { ...QR_OPTIONS, pixelSize: 16 });
    saveAs(new Blob([svg], { type: 'image/svg+xml' }), `wickwise-${name}-qr.svg`);
  };
  return (
    <Stack gap="2" align="center">
      <QrPicture text={text} label={`QR code of ${text}`} />
      <Button size="sm" variant="quiet" icon={Download} onClick={download}>
        Download QR code
      </Button>
    </Stack>
  );
}
