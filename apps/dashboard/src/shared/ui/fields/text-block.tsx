import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CopyButton } from '../record/copy-button.tsx';

type TextBlockProps = {
  label: string;
  /** The displayed text. */
  text: string;
  /** The copied text, if it differs. */
  copy?: string;
  aside?: ReactNode;
};

/** Machine output, verbatim: keeps its line breaks, scrolls by keyboard and has a copy button. */
export const TextBlock = ({ label, text, copy = text, aside }: TextBlockProps) => (
  <chakra.div minW="0">
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="2"
      minH="7"
    >
      <chakra.span textStyle="label" color="fg.muted">
        {label}
      </chakra.span>
      <chakra.span display="flex" alignItems="center" gap="2">
        {aside}
        <CopyButton value={copy} what={label} />
      </chakra.span>
    </chakra.div>
    <chakra.pre
      role="group"
      aria-label={label}
      tabIndex={0}
      m="0"
      px="3"
      py="2.5"
      maxH="20rem"
      overflow="auto"
      bg="bg.subtle"
      borderRadius="control"
      textStyle="id"
      fontSize="xs"
      lineHeight="moderate"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      focusVisibleRing="outside"
    >
      {text}
    </chakra.pre>
  </chakra.div>
);
