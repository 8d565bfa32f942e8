import { chakra } from '@chakra-ui/react';
import { useT } from '../../i18n/use-t.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { ListState } from '../query/use-list-query.ts';

/** Warns about ignored filters, so that the rows are not mistaken for filtered ones. */
export default function AddressIgnored({ list }: { list: ListState }) {
  const t = useT('list');
  const { columns } = list.query;
  return (
    <chakra.div mb="3">
      <Banner
        tone="warning"
        live="status"
        title={t('ignored.title')}
        actions={
          <Button size="sm" onClick={() => list.change({ columns }, { replace: true })}>
            {t('ignored.close')}
          </Button>
        }
      >
        {t('ignored.names', { names: list.ignored.join(', ') })}
      </Banner>
    </chakra.div>
  );
}
