import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface TickProps {
  label: ReactNode;
  checked: boolean;
  onChange: () => void;
  disabled?: boolean;
  /** A radio is one of the group of this name. */
  radio?: string;
}

/** The browser's own checkbox or radio, in a row that is easy to hit. */
export function Tick({ label, checked, onChange, disabled = false, radio }: TickProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="2.5"
      minH="8"
      px="2.5"
      borderRadius="sm"
      textStyle="body"
      cursor={disabled ? 'not-allowed' : 'pointer'}
      color={disabled ? 'fg.subtle' : 'fg'}
      _hover={{ bg: 'bg.subtle' }}
    >
      <chakra.input
        type={radio ? 'radio' : 'checkbox'}
        name={radio}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        boxSize="4"
        m="0"
        flexShrink={0}
        accentColor="brand.solid"
        focusVisibleRing="outside"
      />
      {label}
    </chakra.label>
  );
}
