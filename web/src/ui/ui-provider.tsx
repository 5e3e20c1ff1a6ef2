import './fonts/fonts.css';
import { ChakraProvider } from '@chakra-ui/react';
import { LazyMotion, MotionConfig } from 'framer-motion';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { followAppearance } from './theme/appearance.ts';
import { system } from './theme/system.ts';
import { Toaster } from './toast/toaster.tsx';

const loadMotion = async () => (await import('./motion-features.ts')).default;

/** Everything the design system needs around a screen: tokens, theme, motion, toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(followAppearance, []);
  return (
    <ChakraProvider value={system}>
      <MotionConfig reducedMotion="user">
        <LazyMotion features={loadMotion} strict>
          {children}
          <Toaster />
        </LazyMotion>
      </MotionConfig>
    </ChakraProvider>
  );
}
