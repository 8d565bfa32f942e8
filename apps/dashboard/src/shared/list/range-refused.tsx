import { chakra } from '@chakra-ui/react';
import { useCodeWords } from '../i18n/problem-words.ts';
import { useLanguage, useT } from '../i18n/use-t.ts';
import { spokenParams } from '../lib/spoken-params.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import type { ListState } from './use-list-query.ts';

/** An address may ask for days that no list shows; the domain's rule says which, before the server is asked. */
export default function RangeRefused({ list }: { list: ListState }) {
  const t = useT('list');
  const language = useLanguage();
  const words = useCodeWords();
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
        {words(list.rangeProblem?.code, spokenParams(list.rangeProblem?.params, language))}
      </Banner>
    </chakra.div>
  );
}
