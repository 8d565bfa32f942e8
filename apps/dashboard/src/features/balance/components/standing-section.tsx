import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { CheckCircleIcon } from '../../../shared/ui/icons.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { MoneyTrace } from '../api/types.ts';
import { FlowLines } from './flow-lines.tsx';

/** Shows first where the money came from and where it is now. */
export const StandingSection = ({ trace }: { trace: MoneyTrace }) => {
  const t = useT('balance');
  const { standing, steps } = trace;
  const closes = steps.every(({ moves }) => sumOf(moves) === 0) && sumOf(standing) === 0;
  return (
    <Section title={t('trace.standing')} data-section="standing">
      {standing.length === 0 ? <p>{t('trace.nothingLeft')}</p> : <FlowLines moves={standing} isSum />}
      {closes ? (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="1.5"
          mt="3"
          textStyle="small"
          color="success.fg"
          data-closes=""
        >
          <CheckCircleIcon />
          {t('trace.closes')}
        </chakra.p>
      ) : null}
    </Section>
  );
};

const sumOf = (moves: MoneyTrace['standing']): number =>
  moves.reduce((total, { amount }) => total + amount, 0);
