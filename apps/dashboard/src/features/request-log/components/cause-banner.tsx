import { chakra } from '@chakra-ui/react';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { ApiRequestDetail } from '../api/types.ts';
import { refusalParams } from '../presentation/refusal-params.ts';

type CauseBannerProps = {
  code: string;
  status: number;
  answer: ApiRequestDetail['response_body'];
};

/** The catalog's text for the error code in the response. */
export const CauseBanner = ({ code, status, answer }: CauseBannerProps) => {
  const words = useProblemWords({ kind: 'problem', code, params: refusalParams(answer?.text) });
  return (
    <chakra.div mb="4">
      <Banner tone={status < 500 ? 'warning' : 'danger'} title={words.title}>
        {words.action} <chakra.code textStyle="id">{code}</chakra.code>
      </Banner>
    </chakra.div>
  );
};
