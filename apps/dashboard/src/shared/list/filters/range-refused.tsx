import { chakra } from '@chakra-ui/react';
import { useCodeWords } from '../../i18n/problem-words.ts';
import { useLanguage, useT } from '../../i18n/use-t.ts';
import { describeFailure } from '../../lib/failure.ts';
import { spokenParams } from '../../lib/spoken-params.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { ListState } from '../query/use-list-query.ts';

/** The address has a date range that the list does not support. Retrying would fail again. */
export default function RangeRefused({ list, error }: { list: ListState; error: unknown }) {
  const t = useT('list');
  const language = useLanguage();
  const words = useCodeWords();
  const { code, params } = describeFailure(error);
  return (
    <chakra.div p="4">
      <Banner
        tone="warning"
        title={t('range.refused')}
        actions={
          <Button size="sm" onClick={() => list.change({ range: null })}>
            {t('range.useDefault')}
          </Button>
        }
      >
        {words(code, spokenParams(params, language))}
      </Banner>
    </chakra.div>
  );
}
