/** A vendor's answer that it will not do what it was asked. It works: other calls need not be kept from it. */
export class VendorRefusal extends Error {}
