import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

export type DescriptionItem = {
  /** React key; also what a story looks for. */
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Offers to copy this text, named by `label` (which is then a string). */
  copy?: string | null | undefined;
  /** The value has the whole width, below its label. */
  isWide?: boolean;
};

export type DescriptionListProps = {
  items: readonly DescriptionItem[];
  columns?: 1 | 2 | 3;
};

/** Label and value in reading order; labels above values on a phone. */
export const DescriptionList = ({ items, columns = 1 }: DescriptionListProps) => (
  <chakra.dl
    display="grid"
    columnGap="8"
    gridTemplateColumns={{ base: '1fr', md: `repeat(${columns}, minmax(0, 1fr))` }}
  >
    {items.map((item) => (
      <chakra.div
        key={item.key}
        display="grid"
        gridTemplateColumns={{
          base: '1fr',
          ...(item.isWide ? {} : { sm: 'minmax(8.5rem, 1fr) minmax(0, 2fr)' }),
        }}
        columnGap="4"
        alignItems="baseline"
        py="2"
        borderBottomWidth="1px"
        borderColor="border.muted"
        minH="10"
        _last={{ borderBottomWidth: '0' }}
      >
        <chakra.dt textStyle="small" color="fg.subtle">
          {item.label}
        </chakra.dt>
        <chakra.dd
          textStyle="body"
          minW="0"
          display="flex"
          alignItems="center"
          minH="6"
          gap="1"
          // Beside a text of two lines, and never alone on a third.
          flexWrap={item.copy ? 'nowrap' : 'wrap'}
          m="0"
        >
          <chakra.span minW="0" overflowWrap="anywhere">
            {item.value}
          </chakra.span>
          {item.copy ? <CopyButton value={item.copy} what={String(item.label)} /> : null}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
);
