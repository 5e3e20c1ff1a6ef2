/** The layout primitives that screens may use; everything with a look of its own has a component in this folder. */
export { Box, Center, Flex, Grid, HStack, Stack, chakra } from '@chakra-ui/react';
