/** The layout primitives that screens may use; everything with a look of its own has a component in this folder. */
export { Box, Center, Flex, Grid, HStack, Stack, VStack, chakra } from '@chakra-ui/react';
