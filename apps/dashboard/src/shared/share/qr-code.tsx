import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';
import { useMemo } from 'react';
import { useT } from '../i18n/use-t.ts';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';

type QrCodeProps = {
  url: string;
  /** The number that it belongs to, and the name of the image file. */
  name: string;
};

/** Black on white in both themes, because some scanners read nothing else. */
export default function QrCode({ url, name }: QrCodeProps) {
  const t = useT('share');
  const { data, size } = useMemo(() => encode(url, { ecc: 'M', border: 2 }), [url]);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <chakra.div display="grid" gap="2" justifyItems="center">
      <chakra.svg
        role="img"
        aria-label={t('qr', { name })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        boxSize="44"
        borderRadius="control"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </chakra.svg>
      <Button size="sm" onClick={() => void savePng(data, name)}>
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
