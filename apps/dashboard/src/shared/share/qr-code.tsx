import { chakra } from '@chakra-ui/react';
import { useT } from '../i18n/use-t.ts';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { QrImage, qrOf } from './qr-image.tsx';

type QrCodeProps = {
  url: string;
  /** The number that it belongs to, and the name of the image file. */
  name: string;
};

export default function QrCode({ url, name }: QrCodeProps) {
  const t = useT('share');
  return (
    <chakra.div display="grid" gap="2" justifyItems="center">
      <QrImage text={url} label={t('qr', { name })} />
      <Button size="sm" onClick={() => void savePng(qrOf(url).data, name)}>
        {t('saveQr')}
      </Button>
    </chakra.div>
  );
}

const DOT = 16;

/** Large enough to be printed on a table card. */
const savePng = async (data: readonly (readonly boolean[])[], name: string): Promise<void> => {
  const canvas = document.createElement('canvas');
  canvas.width = data.length * DOT;
  canvas.height = data.length * DOT;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => (isDark ? pen.fillRect(x * DOT, y * DOT, DOT, DOT) : undefined)),
  );
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file) saveFile(file, `${name.replaceAll('/', '-')}.png`);
};
