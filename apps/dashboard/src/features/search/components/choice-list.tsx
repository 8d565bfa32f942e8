import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Choice } from '../presentation/choices.ts';

type ChoiceListProps = {
  id: string;
  choices: readonly Choice[];
  active: number;
  onPoint: (index: number) => void;
  onTake: (choice: Choice) => void;
};

/**
 * The combobox's list, grouped in the order of the choices. Focus stays in the field; `aria-activedescendant` names the active
 * choice.
 */
export const ChoiceList = ({ id, choices, active, onPoint, onTake }: ChoiceListProps) => {
  const t = useT('search');
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <chakra.div ref={list} id={id} role="listbox" aria-label={t('title')} css={LIST}>
      {[...new Set(choices.map(({ group }) => group))].map((group) => {
        const members = choices.filter((choice) => choice.group === group);
        return (
          <div key={group} role="group" aria-label={t(`group.${group}`)}>
            <p aria-hidden="true">{t(`group.${group}`)}</p>
            {members.map((choice) => {
              const index = choices.indexOf(choice);
              return (
                <div
                  key={choice.key}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onPointerMove={() => onPoint(index)}
                  onClick={() => onTake(choice)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') onTake(choice);
                  }}
                >
                  <span>{choice.title}</span>
                  {choice.detail ? <span data-part="detail">{choice.detail}</span> : null}
                  {choice.amount ? <span data-part="amount">{choice.amount}</span> : null}
                </div>
              );
            })}
          </div>
        );
      })}
    </chakra.div>
  );
};

const LIST = {
  overflow: 'auto',
  p: '1.5',
  '&:empty': { display: 'none' },
  '& p': { textStyle: 'overline', color: 'fg.subtle', px: '2.5', pt: '2', pb: '1' },
  '& [role=option]': {
    display: 'grid',
    gridTemplate: {
      base: `'title amount' 'detail detail' / minmax(0, 1fr) auto`,
      sm: `'title detail amount' / auto minmax(0, 1fr) 8.5rem`,
    },
    alignItems: 'center',
    columnGap: '3',
    minH: '9',
    py: '1.5',
    px: '2.5',
    borderRadius: 'sm',
    textStyle: 'body',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [role=option][aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg' },
  '& [data-part=detail]': {
    gridArea: 'detail',
    textStyle: 'small',
    color: 'fg.muted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-part=amount]': { gridArea: 'amount', textAlign: 'end', fontWeight: 'medium' },
} as const;
