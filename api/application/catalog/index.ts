export { CatalogueEditor } from './catalogue-editor.ts';
export { CreatePackage } from './create-package.ts';
export { DeletePackage } from './delete-package.ts';
export { GetPackagePrices } from './get-package-prices.ts';
export { ListPackages } from './list-packages.ts';
export { ListPublicPackages } from './list-public-packages.ts';
export { SetPackagePrices } from './set-package-prices.ts';
export { UpdatePackage } from './update-package.ts';
