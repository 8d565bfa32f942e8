import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import type { SetChoice } from '../api/types.ts';

type ColumnsFieldProps = {
  choice: SetChoice;
  /** The chosen columns, in the order of the file. */
  value: readonly string[];
  onChange: (columns: string[]) => void;
  error: string | undefined;
};

/** The chosen columns come first, in their order; the arrows move one. */
export const ColumnsField = ({ choice, value, onChange, error }: ColumnsFieldProps) => {
  const t = useT('exports');
  const errorId = useId();
  const all = choice.columns.map(({ name }) => name);
  const titleOf = (name: string) => choice.columns.find((one) => one.name === name)?.title ?? name;
  const move = (name: string, by: number) => {
    const from = value.indexOf(name);
    const next = value.toSpliced(from, 1);
    onChange(next.toSpliced(from + by, 0, name));
  };
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="xs" onClick={() => onChange([...value, ...all.filter((one) => !value.includes(one))])}>
          {t('form.allColumns')}
        </Button>
        <Button size="xs" onClick={() => onChange(all)}>
          {t('form.usualColumns')}
        </Button>
      </chakra.div>
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
      <chakra.ol listStyleType="none" p="0" m="0" aria-label={t('form.columns')}>
        {value.map((name, at) => (
          <chakra.li key={name} display="grid" gridTemplateColumns="minmax(0, 1fr) auto" alignItems="center">
            <Choice
              title={titleOf(name)}
              checked
              onChange={() => onChange(value.filter((one) => one !== name))}
            />
            <span>
              <IconButton
                size="sm"
                label={t('form.earlier', { column: titleOf(name) })}
                disabled={at === 0}
                onClick={() => move(name, -1)}
              >
                <chakra.span display="inline-flex" transform="rotate(180deg)">
                  <ChevronDownIcon />
                </chakra.span>
              </IconButton>
              <IconButton
                size="sm"
                label={t('form.later', { column: titleOf(name) })}
                disabled={at === value.length - 1}
                onClick={() => move(name, 1)}
              >
                <ChevronDownIcon />
              </IconButton>
            </span>
          </chakra.li>
        ))}
        {all
          .filter((name) => !value.includes(name))
          .map((name) => (
            <li key={name}>
              <Choice title={titleOf(name)} checked={false} onChange={() => onChange([...value, name])} />
            </li>
          ))}
      </chakra.ol>
    </chakra.div>
  );
};
