import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { type Difference, differenceOf, type SignedKind } from '../api/strings-to-sign.ts';
import { partAt, visible } from '../presentation/difference.ts';

type DifferenceResultProps = {
  kind: SignedKind;
  ours: string;
  yours: string;
};

/** Whether the two strings are equal; if not, the first different byte with its context. */
export const DifferenceResult = ({ kind, ours, yours }: DifferenceResultProps) => {
  const t = useT('snap-keys');
  const difference = differenceOf(ours, yours);
  if (difference === null) {
    return (
      <Banner tone="success" title={t('compare.same')} live="status">
        {t('compare.sameText')}
      </Banner>
    );
  }
  const part = t(`compare.parts.${partAt(kind, ours, difference.index)}`);
  return (
    <chakra.div display="grid" gap="3">
      <Banner tone="warning" title={t('compare.different', { byte: difference.byte + 1 })} live="status">
        <CharacterWords difference={difference} /> {t('compare.part', { part })}
      </Banner>
      <Around difference={difference} />
    </chakra.div>
  );
};

const CharacterWords = ({ difference: { left, right } }: { difference: Difference }) => {
  const t = useT('snap-keys');
  const named = (char: string | null) => {
    if (char === null) return t('compare.end');
    const word = WORDS[char];
    return word ? t(`compare.${word}`) : `“${visible(char)}”`;
  };
  return t('compare.differentText', { ours: named(left), yours: named(right) });
};

const WORDS: Readonly<Record<string, 'space' | 'newline' | 'tab'>> = {
  ' ': 'space',
  '\n': 'newline',
  '\t': 'tab',
};

/** Both strings, aligned one above the other. */
const Around = ({ difference: { context, left, right } }: { difference: Difference }) => {
  const t = useT('snap-keys');
  const rows = [
    { key: 'ours', label: t('compare.ours'), text: context.left, char: left },
    { key: 'yours', label: t('compare.yours'), text: context.right, char: right },
  ];
  return (
    <chakra.div
      role="group"
      tabIndex={0}
      aria-label={t('compare.lines')}
      overflowX="auto"
      focusVisibleRing="outside"
    >
      <chakra.dl m="0" display="grid" gap="2">
        {rows.map(({ key, label, text, char }) => (
          <chakra.div key={key} data-side={key}>
            <chakra.dt textStyle="label" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd m="0" textStyle="id" whiteSpace="pre">
              <chakra.span color="fg.muted">{visible(context.before)}</chakra.span>
              <chakra.mark
                bg="warning.subtle"
                color="warning.fg"
                borderWidth="1px"
                borderColor="warning.border"
                borderRadius="xs"
                px="0.5"
                fontWeight="bold"
              >
                {char === null ? `[${t('compare.end')}]` : visible(char)}
              </chakra.mark>
              {visible(text.slice(char?.length ?? 0))}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.div>
  );
};
