/** Status, title and text of the failures of the catalog context, for the error table. */
export const catalogErrors = {
  'catalog.invalid_package': {
    status: 422,
    title: 'Invalid package',
    text: 'Some of the fields of the package are not valid.',
  },
  'catalog.package_not_found': { status: 404, title: 'No such package', text: 'There is no such package.' },
  'catalog.id_taken': {
    status: 409,
    title: 'Package id taken',
    text: 'There is already a package with this id.',
  },
  'catalog.package_has_orders': {
    status: 409,
    title: 'Package has orders',
    text: 'Customers have ordered this package, so it cannot be deleted. Make it inactive instead.',
  },
} as const;
