import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type TickProps = {
  label: ReactNode;
  checked: boolean;
  onChange: () => void;
  disabled?: boolean;
  /** The name of the radio group. Without it, the control is a checkbox. */
  radio?: string;
};

/** A native checkbox or radio in a large clickable row. */
export const Tick = ({ label, checked, onChange, disabled = false, radio }: TickProps) => (
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
