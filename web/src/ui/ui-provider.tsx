import './fonts/fonts.css';
import { ChakraProvider } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { followAppearance } from './theme/appearance.ts';
import { system } from './theme/system.ts';
import { Toaster } from './toast/toaster.tsx';

/** Everything the design system needs around a screen: tokens, theme, toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(followAppearance, []);
  return (
    <ChakraProvider value={system}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
}
