import { chakra } from '@chakra-ui/react';
import { SearchChoice } from '../../../shared/forms/search-choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import type { ApiKey, KeySubaccount } from '../api/types.ts';
import { ALL, MERCHANT } from '../presentation/whose.ts';

type WhoseKeysProps = {
  keys: readonly ApiKey[];
  value: string;
  onChange: (value: string) => void;
};

/** Filters the keys: all, the merchant's own, or those of a subaccount that has some. */
export const WhoseKeys = ({ keys, value, onChange }: WhoseKeysProps) => {
  const t = useT('api-keys');
  const { merchant_name: merchant } = useSession();
  const held = new Map<string, KeySubaccount>();
  for (const { subaccount } of keys) if (subaccount) held.set(subaccount.id, subaccount);
  const options = [
    { value: ALL, label: t('list.whose.all'), also: [] },
    { value: MERCHANT, label: merchant, also: [] },
    ...[...held.values()]
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ id, name }) => ({ value: id, label: name, also: [] })),
  ];
  return (
    <chakra.div maxW={{ sm: '22rem' }} mb="4">
      <SearchChoice
        label={t('list.whose.label')}
        options={options}
        value={value}
        onChange={onChange}
        nothing={t('list.whose.nothing')}
      />
    </chakra.div>
  );
};
