import { chakra, ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../../apps/dashboard/src/shared/ui/theme/system.ts';
import { textStyles } from '../../apps/dashboard/src/shared/ui/theme/text-styles.ts';
import { tokens } from '../../apps/dashboard/src/shared/ui/theme/tokens.ts';

const HUES = ['brand', 'neutral', 'blue', 'green', 'amber', 'red', 'violet'] as const;
const MEANINGS = ['brand', 'neutral', 'info', 'success', 'warning', 'danger', 'sandbox'] as const;

const Themed = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);

export const Ramps = () => (
  <Themed>
    {HUES.map((hue) => (
      <chakra.div key={hue} display="flex" mb="3">
        {Object.keys(tokens.colors?.[hue] ?? {}).map((step) => (
          <chakra.div key={step} flex="1" textStyle="caption" textAlign="center">
            <chakra.div h="10" bg={`${hue}.${step}`} />
            {hue} {step}
          </chakra.div>
        ))}
      </chakra.div>
    ))}
  </Themed>
);

export const Semantics = () => (
  <Themed>
    {MEANINGS.map((meaning) => (
      <chakra.div key={meaning} colorPalette={meaning} display="flex" gap="2" mb="2" textStyle="label">
        <Swatch bg="colorPalette.solid" color="colorPalette.contrast">
          {meaning}.solid
        </Swatch>
        <Swatch bg="colorPalette.subtle" color="colorPalette.fg">
          {meaning}.subtle
        </Swatch>
        <Swatch bg="colorPalette.muted" color="colorPalette.fg">
          {meaning}.muted
        </Swatch>
      </chakra.div>
    ))}
  </Themed>
);

const Swatch = chakra('div', {
  base: { flex: '1', px: '3', py: '2', borderRadius: 'sm', borderWidth: '1px' },
});

export const TextStyles = () => (
  <Themed>
    {Object.keys(textStyles).map((name) => (
      <chakra.p key={name} textStyle={name} mb="3">
        {name}: Rp 1.234.567 dibayar 15 Jan 2025, 10.30 WIB
      </chakra.p>
    ))}
  </Themed>
);

export const Spaces = () => (
  <Themed>
    {['1', '2', '3', '4', '5', '6', '8', '10', '14'].map((space) => (
      <chakra.div key={space} display="flex" alignItems="center" gap="3" mb="1" textStyle="small">
        <chakra.span w="8">{space}</chakra.span>
        <chakra.span h="4" w={space} bg="brand.solid" />
      </chakra.div>
    ))}
  </Themed>
);
