/** Builds the product as journeys start it, unless it was built from exactly these sources. */
import { builtProduct } from './built-product.ts';

await builtProduct();
