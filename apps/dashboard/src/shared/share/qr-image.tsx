import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';
import { useMemo } from 'react';

export const qrOf = (text: string) => encode(text, { ecc: 'M', border: 2 });

/** Black on white in both themes, because some scanners read nothing else. */
export const QrImage = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = useMemo(() => qrOf(text), [text]);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      boxSize="44"
      borderRadius="control"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </chakra.svg>
  );
};
