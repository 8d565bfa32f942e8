import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';

type FreshPillProps = {
  count: number;
  /** In a filtered list the number of new matches is unknown, so none is shown. */
  isNarrowed: boolean;
  onShow: () => void;
};

/** Announces new records, because inserting them would move the rows under the pointer. */
export default function FreshPill({ count, isNarrowed, onShow }: FreshPillProps): ReactNode {
  const t = useT('list');
  const words = isNarrowed ? t('fresh.any') : t('fresh.some', { count });
  return (
    <chakra.output
      position="absolute"
      insetX="0"
      top="11"
      zIndex="sticky"
      display="flex"
      justifyContent="center"
      pointerEvents="none"
    >
      {count > 0 ? (
        <Button
          variant="primary"
          size="xs"
          borderRadius="full"
          boxShadow="md"
          pointerEvents="auto"
          animation="rise-in 180ms ease-out"
          aria-label={t('fresh.show', { what: words })}
          onClick={onShow}
        >
          <RefreshIcon />
          {words}
        </Button>
      ) : null}
    </chakra.output>
  );
}
