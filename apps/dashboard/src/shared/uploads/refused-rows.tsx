import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useCodeWords } from '../i18n/problem-words.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { Section } from '../ui/page/section.tsx';
import type { Upload } from './types.ts';

type RefusedRowsProps = {
  upload: Upload;
  /** All of them, as a file. */
  download: ReactNode;
};

/** The first rows that were refused, each with the reason. */
export const RefusedRows = ({ upload: { refusals, refused }, download }: RefusedRowsProps) => {
  const t = useT('uploads');
  const words = useCodeWords();
  const { count } = useFormat();
  return (
    <Section title={t('refused.title', { many: count(refused) })} actions={download}>
      <chakra.ul listStyleType="none" p="0" m="0" display="grid" gap="2" textStyle="small">
        {refusals.map(({ row, code, params, message }) => (
          <li key={row}>
            <chakra.strong fontWeight="semibold">{t('refused.row', { row })}</chakra.strong>{' '}
            {words(code, params) ?? message}
          </li>
        ))}
      </chakra.ul>
      {refused > refusals.length ? (
        <chakra.p mt="3" textStyle="small" color="fg.muted">
          {t('refused.more', { many: count(refused - refusals.length) })}
        </chakra.p>
      ) : null}
    </Section>
  );
};
