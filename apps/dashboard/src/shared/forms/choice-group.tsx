import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type ChoiceGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
};

/** A group of choices with one label. */
export const ChoiceGroup = ({ legend, hint, children }: ChoiceGroupProps) => (
  <chakra.fieldset border="0" p="0" m="0" minW="0">
    <chakra.legend textStyle="label" p="0">
      {legend}
    </chakra.legend>
    {hint ? (
      <chakra.p textStyle="small" color="fg.subtle" mt="0.5">
        {hint}
      </chakra.p>
    ) : null}
    <chakra.div display="grid" mt="1">
      {children}
    </chakra.div>
  </chakra.fieldset>
);
