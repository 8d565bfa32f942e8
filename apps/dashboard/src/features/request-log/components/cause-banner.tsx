import { chakra } from '@chakra-ui/react';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { Banner } from '../../../shared/ui/banner.tsx';

/** The catalogue's words for the code that the server was answered with. */
export function CauseBanner({ code, status }: { code: string; status: number }) {
  const words = useProblemWords({ kind: 'problem', code });
  return (
    <chakra.div mb="4">
      <Banner tone={status < 500 ? 'warning' : 'danger'} title={words.title}>
        {words.action} <chakra.code textStyle="id">{code}</chakra.code>
      </Banner>
    </chakra.div>
  );
}
